import {readFileSync} from 'node:fs'

type HtmlPage = {title: string; body: string; script: string}

/** Inline, so that a form in a frame is never seen without its style. */
const styles = readFileSync(new URL('./widget.css', import.meta.url), 'utf8')

/** One page of the widget. In a frame it has no scrollbar, which would come and go with the frame's height. */
export function htmlPage({title, body, script}: HtmlPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
<script>if (self !== top) document.documentElement.dataset.framed = ''</script>
<script type="module" src="${script}"></script>
</head>
<body>
${body}
</body>
</html>`
}
