type HtmlPage = {title: string; body: string; script: string}

/** One page of the widget. */
export function htmlPage({title, body, script}: HtmlPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/client/widget.css">
<script type="module" src="${script}"></script>
</head>
<body>
${body}
</body>
</html>`
}
