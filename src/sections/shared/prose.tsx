import type {ReactNode} from 'react'

/** Running text that staff wrote: the look of paragraphs, lists, links and headings inside rich text. */
export function Prose({className = '', children}: {className?: string; children: ReactNode}) {
  return <div className={`${proseClass} ${className}`}>{children}</div>
}

const proseClass = [
  'max-w-(--container-prose) text-(--fg-soft)',
  '[&_:is(p,ul,ol)+:is(p,ul,ol)]:mt-4 [&_table+:is(p,ul,ol)]:mt-6',
  '[&_h2]:mb-4 [&_h2]:text-[clamp(1.75rem,1.55rem+0.9vw,2.375rem)] [&_h2]:leading-[1.12] [&_:is(h2,h3,strong)]:text-(--fg-strong)',
  '[&_h3]:mt-8 [&_h3:first-child]:mt-0 [&_h3]:mb-2 [&_h3]:font-sans [&_h3]:text-subheading [&_h3]:font-semibold print:[&_h3]:mt-[8pt] print:[&_h3]:text-[11pt]',
  '[&_strong]:font-semibold',
  '[&_a]:text-(--fg-link) [&_a]:underline [&_a]:underline-offset-[0.2em]',
  '[&_li]:mt-2 [&_li]:pl-5.5 [&_ul>li]:relative',
  '[&_ul>li]:before:absolute [&_ul>li]:before:top-[0.72em] [&_ul>li]:before:left-0 [&_ul>li]:before:h-0.5 [&_ul>li]:before:w-2.5 [&_ul>li]:before:bg-dusk-500',
  '[&_ol]:list-decimal [&_ol]:pl-5 [&_ol>li]:pl-1 [&_ol>li]:marker:text-(--fg-accent)',
].join(' ')
