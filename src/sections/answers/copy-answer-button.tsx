import {useWords} from '#src/language/words.ts'
import {Button} from '#src/ui/button.tsx'
import {Icon} from '#src/ui/icon.tsx'
import {useToast} from '#src/ui/toast/toast.tsx'

/** Copies an answer as text and says so; where the browser forbids it, shows the text to copy by hand. */
export function CopyAnswerButton({text}: {text: string}) {
  const words = useWords('cost')
  const showToast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({title: words.copied, text: words.copiedText})
    } catch {
      showToast({title: words.copyByHand, text, tone: 'destructive', staysOpen: true})
    }
  }
  return (
    <Button
      type="button"
      variant="secondary"
      className="noscript:hidden max-md:gap-1.5 max-md:px-1.5"
      onClick={() => void copy()}
    >
      <Icon name="copy" />
      {words.copy}
    </Button>
  )
}
