export type StrictUrl = {scheme: string; hostname: string; port: string}

/**
 * The parts of an absolute URL as Go's parser reads them; null for what that parser refuses. A browser's parser accepts
 * more, and reads it as another host: line breaks, spaces in front, backslashes, numbers for an IP address.
 */
export function parseStrictUrl(text: string): StrictUrl | null {
  if (/[\p{Cc}]/u.test(text) || !URL.canParse(text)) return null
  const [, scheme, authority = ''] = /^([a-z][a-z\d+.-]*):(?:\/\/([^/?#]*))?/i.exec(text) ?? []
  if (scheme === undefined) return null

  const [, userinfo, host = ''] = /^(?:(.*)@)?([^@]*)$/.exec(authority) ?? []
  if (userinfo !== undefined && !/^[\w\-.~!$&'()*+,;=:%]*$/.test(userinfo)) return null
  const [, name = '', port = ''] = /^(\[[\da-f:.]+\]|[^:[\]]*)(?::(\d*))?$/i.exec(host) ?? []
  if (host !== '' && name === '') return null
  if (!/^[\w\-.~!$&'()*+,;=:[\]<>"]*$/.test(name)) return null
  return {scheme: scheme.toLowerCase(), hostname: name.replace(/^\[|\]$/g, ''), port}
}
