import {useEffect, useState} from 'react'

import {buttonClass} from '#src/ui/button.tsx'
import {Icon} from '#src/ui/icon.tsx'

type CopyLinkButtonProps = {
  address: string
  /** What the address leads to. */
  of: string
}

/** Copies an address and says so in its own place; a browser that forbids it gets the address to copy by hand. */
export function CopyLinkButton({address, of}: CopyLinkButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(null), confirmationLasts)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  const isCopied = outcome === 'copied'
  return (
    <>
      <button
        type="button"
        className={`${buttonClass({variant: 'secondary', size: 'small'})} [@media(scripting:none)]:hidden`}
        onClick={() => void copy()}
      >
        <Icon name={isCopied ? 'check' : 'copy'} size={16} />
        {/* Both texts take their room, so that the button keeps its width. */}
        <span className="grid text-left *:col-start-1 *:row-start-1">
          <span className={isCopied ? 'invisible' : ''}>
            Copy link<span className="sr-only"> to {of}</span>
          </span>
          <span className={isCopied ? '' : 'invisible'}>Link copied</span>
        </span>
      </button>
      <output className={outcome === 'refused' ? 'basis-full text-small break-all' : 'sr-only'}>
        {isCopied && `The link to ${of} is copied.`}
        {outcome === 'refused' && `Copy this address: ${address}`}
      </output>
    </>
  )
}

/** In ms. */
const confirmationLasts = 4000
