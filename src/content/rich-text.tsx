import {
  PortableText,
  type PortableTextBlock,
  type PortableTextComponents,
} from '@portabletext/react'

import {SiteLink} from './site-link.tsx'
import {useTokens} from './use-tokens.ts'

/**
 * Rich text that staff wrote, with tokens filled. A paragraph that names a token without a value is left
 * out; anything of an unknown shape renders nothing.
 */
export function RichText({value}: {value: unknown}) {
  const resolve = useTokens()
  const blocks = Array.isArray(value) ? value.flatMap((block) => completeBlock(block, resolve)) : []
  if (blocks.length === 0) return null
  return <PortableText value={blocks} components={components} onMissingComponent={false} />
}

type Block = PortableTextBlock

function completeBlock(block: unknown, resolve: (text: string) => string | null): Block[] {
  if (!isRecord(block) || block['_type'] !== 'block' || !Array.isArray(block['children'])) return []
  const children = block['children'].filter(isSpan).map((span) => {
    const text = span.text.trim() === '' ? span.text : resolve(span.text)
    return text === null ? null : {...span, text}
  })
  if (children.includes(null)) return []
  return [{...block, _type: 'block', children: children.filter((child) => child !== null)}]
}

function isSpan(child: unknown): child is {_type: 'span'; text: string} {
  return isRecord(child) && child['_type'] === 'span' && typeof child['text'] === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

const components: Partial<PortableTextComponents> = {
  marks: {
    textLink: ({children, value}) => <SiteLink href={hrefOf(value)}>{children}</SiteLink>,
  },
  unknownMark: ({children}) => <>{children}</>,
  unknownBlockStyle: ({children}) => <p>{children}</p>,
}

function hrefOf(value: unknown): string | null {
  return isRecord(value) && typeof value['href'] === 'string' ? value['href'] : null
}
