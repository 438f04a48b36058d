import {useEffect, useEffectEvent} from 'react'

import {useWords} from '#src/language/words.ts'
import {buttonClass} from '#src/ui/button.tsx'
import {Icon} from '#src/ui/icon.tsx'
import {LiveRegion} from '#src/ui/live-region.tsx'
import {useCopy} from '#src/ui/use-copy.ts'

type CopyLinkButtonProps = {
  url: string
  /** What the link leads to. */
  title: string
}

/** Copies a link and says so in its own place; where the browser forbids it, shows the link to copy by hand. */
export function CopyLinkButton({url, title}: CopyLinkButtonProps) {
  const words = useWords('jobs')
  const {outcome, copy, reset} = useCopy()
  const onConfirmationOver = useEffectEvent(reset)
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(onConfirmationOver, confirmationMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const isCopied = outcome === 'copied'
  return (
    <>
      <button
        type="button"
        className={`${buttonClass({variant: 'secondary', size: 'small'})} scriptless:hidden`}
        onClick={() => void copy(url)}
      >
        <Icon name={isCopied ? 'check' : 'copy'} size={16} />
        {/* Both texts take up space, so that the button keeps its width. */}
        <span className="grid text-left *:col-start-1 *:row-start-1">
          <span className={isCopied ? 'invisible' : ''}>
            {words.copyLink}
            <span className="sr-only">{words.linkTo(title)}</span>
          </span>
          <span className={isCopied ? '' : 'invisible'}>{words.linkCopied}</span>
        </span>
      </button>
      <LiveRegion
        as="span"
        className={outcome === 'refused' ? 'basis-full text-small break-all' : 'sr-only'}
      >
        {isCopied ? words.copied(title) : outcome === 'refused' ? words.copyByHand(url) : null}
      </LiveRegion>
    </>
  )
}

const confirmationMs = 4000
