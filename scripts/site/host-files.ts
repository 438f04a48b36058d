import type {Redirect} from '../../src/app/seo/redirects.ts'
import {type InlineParts, assetHeaders, pageHeaders, revalidatedHeaders} from './site-headers.ts'

/**
 * The same headers in the forms that static hosts read: Netlify and Cloudflare Pages, Vercel, and an include for the
 * `server` block of nginx. `assets` are the names of the files in the folder assets: these hosts give the headers of a
 * path to a 404 as well, and a browser would keep it for a year, so each file has its own rule. Redirects are
 * permanent, and hosts hand a request's query on by themselves, nginx when it is told to. Browsers ask for them again:
 * without a header they would keep one even when a page stands at its path once more. In `_headers` that holds for the
 * path itself and not for its spellings with a slash or ".html", which would take rules from the assets; the file of
 * Vercel gives redirects no header of their own.
 */
export function hostFiles(
  inline: InlineParts,
  {assets, notFound, redirects}: {assets: string[]; notFound: string[]; redirects: Redirect[]},
): Record<string, string> {
  const ofPages = Object.entries(pageHeaders(inline))
  const ofAssets = Object.entries(assetHeaders)
  const paths = assets.map((name) => `/assets/${name}`)
  const block = ([name, value]: Header) => `  ${name}: ${value}`
  const vercel = (source: string, headers: Header[]) => ({
    source,
    headers: headers.map(([key, value]) => ({key, value})),
  })
  return {
    _headers: [
      '/*',
      ...ofPages.map(block),
      ...withinTheLimit([
        ...redirects.map(({from}) => ({path: from, headers: Object.entries(revalidatedHeaders)})),
        ...paths.map((path) => ({path, headers: ofAssets})),
      ]).flatMap(({path, headers}) => [path, ...headers.map(block)]),
      '',
    ].join('\n'),
    _redirects: [
      // Cloudflare compares the path as it is, and neither of the two leads from a file to its page first.
      ...redirects.flatMap(({from, to}) =>
        [from, `${from}/`, `${from}.html`].map((path) => `${path} ${to} 301\n`),
      ),
      // For Netlify. Cloudflare finds the nearest 404.html by itself and passes over a rule with this status.
      ...foldersOf(notFound).map((folder) => `${folder}/* ${folder}/404.html 404\n`),
    ].join(''),
    'vercel.json': JSON.stringify({
      $schema: 'https://openapi.vercel.sh/vercel.json',
      cleanUrls: true,
      trailingSlash: false,
      redirects: redirects.map(({from, to}) => ({
        source: from,
        destination: to,
        permanent: true,
      })),
      headers: [vercel('/(.*)', ofPages), ...paths.map((path) => vercel(path, ofAssets))],
    }),
    'nginx.conf': nginxConf(ofPages, ofAssets, {notFound, redirects}),
  }
}

/** Cloudflare reads a hundred rules. An asset that is left over is asked for again, a redirect may be kept. */
const mostRules = 100

/** As many rules as there may be beside the one of all pages: those of the pages' small states are the last. */
function withinTheLimit(rules: Rule[]): Rule[] {
  const isState = ({path}: Rule) => Number(path.endsWith('.json'))
  return rules.toSorted((a, b) => isState(a) - isState(b)).slice(0, mostRules - 1)
}

type Header = [name: string, value: string]

type Rule = {path: string; headers: Header[]}

/** The folders of the languages that have a not-found page of their own: "/es". */
function foldersOf(notFound: string[]): string[] {
  return notFound.map((path) => path.replace(/\/404$/, '')).filter(Boolean)
}

function nginxConf(
  ofPages: Header[],
  ofAssets: Header[],
  {notFound, redirects}: {notFound: string[]; redirects: Redirect[]},
): string {
  const addHeader = ([name, value]: Header) =>
    `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`
  // Without "always" a 404 goes without it.
  const addAssetHeader = (header: Header) => addHeader(header).replace(/ always;$/, ';')
  return [
    'charset utf-8;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_types text/plain text/css text/javascript application/javascript application/json application/manifest+json application/xml text/xml image/svg+xml;',
    ...[...ofPages, ...Object.entries(revalidatedHeaders)].map(addHeader),
    'error_page 404 /404.html;',
    // The application knows pages alone, not the files that they are in.
    'if ($request_uri ~ "^(/|/[^/?][^?]*/)index\\.html(\\?.*)?$") { return 301 $1$2; }',
    'if ($request_uri ~ "^(/[^/?][^?]*)\\.html(\\?.*)?$") { return 301 $1$2; }',
    // Inside the server: a redirect would be one more request.
    'rewrite ^(.+)/$ $1;',
    ...redirects.map(({from, to}) => `location = ${from} { return 301 ${to}$is_args$args; }`),
    'location / { try_files $uri $uri.html $uri/index.html =404; }',
    ...foldersOf(notFound).map(
      (folder) =>
        `location ${folder}/ { error_page 404 ${folder}/404.html; try_files $uri $uri.html $uri/index.html =404; }`,
    ),
    // nginx drops the headers of the server block wherever a location adds one of its own.
    'location /assets/ {',
    ...[...ofPages.map(addHeader), ...ofAssets.map(addAssetHeader)].map((line) => `  ${line}`),
    '}',
    // Its own table of types does not know manifests.
    ...['', ...foldersOf(notFound)].map(
      (folder) =>
        `location = ${folder}/site.webmanifest { types { application/manifest+json webmanifest; } }`,
    ),
    // Each answers with itself: a language's page is not the site's.
    ...notFound.flatMap((path) => [
      `location = ${path} { error_page 404 ${path}.html; return 404; }`,
      `location = ${path}.html { internal; error_page 404 ${path}.html; }`,
    ]),
    'location ~ ^(/_headers|/_redirects|/vercel\\.json|/nginx\\.conf)$ { return 404; }',
    '',
  ].join('\n')
}
