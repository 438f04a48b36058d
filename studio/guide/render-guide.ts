import {marked} from 'marked'

/** The guide for the office as a page of its own, which needs nothing but its pictures. */
export function renderGuide(markdown: string): string {
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? 'Guide'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<meta name="robots" content="noindex" />
<title>${title}</title>
<style>${styles}</style>
</head>
<body><main>
${marked.parse(markdown, {async: false})}
</main></body>
</html>
`
}

const styles = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
h1, h2 { line-height: 1.25 }
h2 { margin-top: 2.5em }
img { display: block; max-width: 100%; margin: 1rem 0; border: 1px solid #8888; border-radius: 6px }
`
