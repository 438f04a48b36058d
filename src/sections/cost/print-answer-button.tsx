import {useWords} from '#src/language/words.ts'
import {Button} from '#src/ui/button.tsx'
import {Icon} from '#src/ui/icon.tsx'

/** Prints the section that it stands in and nothing else of the page (print.css). */
export function PrintAnswerButton() {
  const words = useWords('cost')
  return (
    <Button
      type="button"
      variant="secondary"
      className="scriptless:hidden max-md:gap-1.5 max-md:px-1.5"
      onClick={({currentTarget}) => printAlone(currentTarget.closest('main > *'))}
    >
      <Icon name="printer" />
      {words.print}
    </Button>
  )
}

function printAlone(section: Element | null): void {
  section?.setAttribute('data-printed-alone', '')
  const end = () => section?.removeAttribute('data-printed-alone')
  addEventListener('afterprint', end, {once: true})
  print()
}
