import {readFileSync} from 'node:fs'

type HtmlPage = {title: string; body: string; script: string}

/** Inline, so that the form never appears unstyled in its frame. */
const styles = [
  new URL('./widget.css', import.meta.url),
  new URL('./widget-in-frames.css', import.meta.url),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('')

/**
 * A complete page of the widget; `title` and `body` are HTML, `script` is a URL. In a frame it has no scrollbar, which
 * would appear and disappear with the frame's height.
 */
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
