import {formatHourCount} from '#domain/price/duration.ts'
import {useWords} from '#src/language/words.ts'
import {Button} from '#src/ui/button.tsx'

type EstimateHintProps = {
  /** The longer booking that costs less. */
  hours: number
  text: string
  onLengthen: (hours: number) => void
}

/** Says that a longer booking costs less, and takes it. */
export function EstimateHint({hours, text, onLengthen}: EstimateHintProps) {
  const words = useWords('cost')
  return (
    <div className="mt-6 grid items-center gap-x-6 gap-y-3 border-l-3 border-dusk-400 bg-(--surface-sunk) px-5 py-4 md:grid-cols-[1fr_auto]">
      <p className="leading-[1.45] font-medium text-balance">{text}</p>
      <Button
        type="button"
        variant="secondary"
        size="small"
        className="scriptless:hidden"
        onClick={() => onLengthen(hours)}
      >
        {words.lengthen(formatHourCount(hours))}
      </Button>
    </div>
  )
}
