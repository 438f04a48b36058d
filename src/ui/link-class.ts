/** "Learn More" links: put an `arrow-right` icon after the text. */
export const arrowLinkClass =
  'inline-flex min-h-8 items-center gap-2 py-1.5 font-semibold text-(--fg-strong) no-underline ' +
  'bg-underline bg-[length:100%_2px] bg-[position:0_100%] bg-no-repeat ' +
  '[&_svg]:transition-transform [&_svg]:duration-(--duration-base) [&_svg]:ease-drive hover:[&_svg]:translate-x-[5px]'

/** Links inside running text. */
export const textLinkClass = 'text-(--fg-link) underline underline-offset-4'
