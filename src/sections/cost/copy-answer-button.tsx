import {useWords} from '#src/language/words.ts'
import {Button} from '#src/ui/button.tsx'
import {copyText} from '#src/ui/copy-text.ts'
import {Icon} from '#src/ui/icon.tsx'
import {useToast} from '#src/ui/toast/toast.tsx'

/** Copies an answer as text and says so; where the browser forbids it, shows the text to copy by hand. */
export function CopyAnswerButton({text}: {text: string}) {
  const words = useWords('cost')
  const showToast = useToast()
  const copy = async () => {
    const isCopied = await copyText(text)
    showToast(
      isCopied
        ? {title: words.copied, text: words.copiedText}
        : {title: words.copyByHand, text, tone: 'error', staysOpen: true},
    )
  }
  return (
    <Button
      type="button"
      variant="secondary"
      className="scriptless:hidden max-md:gap-1.5 max-md:px-1.5"
      onClick={() => void copy()}
    >
      <Icon name="copy" />
      {words.copy}
    </Button>
  )
}
