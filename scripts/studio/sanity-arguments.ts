/**
 * What Sanity's command line is asked for. A deployment takes the name of its host from STUDIO_URL and asks nothing, so
 * that it runs in CI too. Throws a sentence for other commands and for a Studio that Sanity does not host.
 */
export function sanityArguments([command, ...rest]: string[], studioUrl: string): string[] {
  if (command !== 'build' && command !== 'deploy') {
    throw new Error(
      'Say what to do with the Studio: "npm run studio build" or "npm run studio deploy".',
    )
  }
  if (command === 'build') return [command, ...rest]
  const [, host] = /^https:\/\/([\w-]+)\.sanity\.studio$/.exec(studioUrl) ?? []
  if (!host) {
    throw new Error(
      `STUDIO_URL is ${studioUrl || '"none"'}, and Sanity publishes a Studio at a name of sanity.studio, such as https://example.sanity.studio. For a host of your own, "npm run studio build" makes studio/dist.`,
    )
  }
  return [command, '--url', host, '--yes', ...rest]
}
