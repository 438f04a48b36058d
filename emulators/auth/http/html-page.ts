const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities.get(character) ?? character)
}

/** A complete page for the inbox and the built-in provider; `title` is text, `body` HTML. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; color: #0a1f26; background: #f2f7f7; margin: 0 auto; padding: 2rem 1.25rem; max-width: 46rem }
h1 { font-size: 1.6rem; font-weight: 600; margin: 0 0 1.5rem }
a { color: #265e6b }
ul { list-style: none; margin: 0; padding: 0; background: #fff; border: 1px solid #cedcde }
li + li { border-top: 1px solid #cedcde }
li a { display: grid; gap: .1rem; padding: .9rem 1.1rem; color: inherit; text-decoration: none }
li a:hover { background: #e5edee }
small, dt { color: #45595e }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; overflow-wrap: anywhere }
dd { margin: 0 }
iframe { width: 100%; height: 26rem; background: #fff; border: 1px solid #cedcde }
form { display: grid; gap: .4rem; max-width: 22rem }
input { font: inherit; padding: .6rem .7rem; border: 1px solid #5f7377 }
label { margin-top: .6rem }
button { font: inherit; font-weight: 600; padding: .7rem 1.2rem; border: 0; margin-top: 1rem; background: #0a1f26; color: #fff; cursor: pointer; justify-self: start }
:focus-visible { outline: 2px solid #265e6b; outline-offset: 3px }
</style>
</head>
<body>
${body}
</body>
</html>`
}
