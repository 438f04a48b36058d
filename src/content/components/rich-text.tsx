import {PortableText, type PortableTextComponents} from '@portabletext/react'
import type {ReactNode} from 'react'

import {isRecord} from '#domain/is-record.ts'

import {usePlaceholders} from '../facts/use-placeholders.ts'
import {SiteLink} from './site-link.tsx'
import {useLinkHref} from './use-links.ts'

/**
 * Rich text that staff wrote, with its placeholders filled. A paragraph with a placeholder that has no value is
 * left out, and so is anything of an unknown shape.
 */
export function RichText({value}: {value: unknown}) {
  const resolve = usePlaceholders()
  const blocks = completeBlocks(value, resolve)
  if (blocks.length === 0) return null
  return <PortableText value={blocks} components={components} onMissingComponent={false} />
}

/** The blocks that `RichText` shows. */
export function completeBlocks(value: unknown, resolve: (text: string) => string | null) {
  return listOf(value).flatMap((block) => completeBlock(block, resolve))
}

/**
 * The block with only the parts that this site knows, each of its proper type: a mark, style or list of another
 * kind would make the section fail, and a list of level one million the page.
 */
function completeBlock(block: unknown, resolve: (text: string) => string | null) {
  if (!isRecord(block) || block['_type'] !== 'block' || !Array.isArray(block['children'])) return []
  const links = listOf(block['markDefs']).filter(isLink)
  const marks = new Set(['strong', 'em', ...links.map(({_key}) => _key)])
  // "8 p. m." ends a sentence by itself, also where the period after it stands in another span.
  let hasPeriod = false
  const children = block['children'].filter(isSpan).map((span) => {
    const filled = span.text.trim() === '' ? span.text : resolve(span.text)
    const text = hasPeriod && filled?.startsWith('.') ? filled.slice(1) : filled
    hasPeriod = span.text.endsWith('}') && filled?.endsWith('.') === true
    return {
      _type: 'span' as const,
      text,
      marks: listOf(span.marks).filter((mark) => isText(mark) && marks.has(mark)),
    }
  })
  if (children.some(({text}) => text === null)) return []
  const {_key: key, style, listItem, level} = block
  return [
    {
      _type: 'block' as const,
      ...(isText(key) && {_key: key}),
      style: style === 'h3' ? style : 'normal',
      ...((listItem === 'bullet' || listItem === 'number') && {
        listItem,
        level: typeof level === 'number' && level >= 1 && level <= 4 ? Math.floor(level) : 1,
      }),
      markDefs: links,
      children,
    },
  ]
}

type Link = {_type: string; _key: string}

function isLink(mark: unknown): mark is Link {
  return isRecord(mark) && mark['_type'] === 'textLink' && isText(mark['_key'])
}

function isSpan(child: unknown): child is {text: string; marks?: unknown} {
  return isRecord(child) && child['_type'] === 'span' && isText(child['text'])
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

const components: Partial<PortableTextComponents> = {
  marks: {
    textLink: ({children, value}) => <TextLink href={hrefOf(value)}>{children}</TextLink>,
  },
  unknownMark: ({children}) => <>{children}</>,
  unknownBlockStyle: ({children}) => <p>{children}</p>,
}

function TextLink({href, children}: {href: string | null; children: ReactNode}) {
  return <SiteLink href={useLinkHref(href)}>{children}</SiteLink>
}

function hrefOf(value: unknown): string | null {
  return isRecord(value) && typeof value['href'] === 'string' ? value['href'] : null
}
