import type {MeetingPoint} from './use-meeting-points.ts'

/** Levels or terminals in display type, each with its steps. */
export function MeetingPoints({points}: {points: readonly MeetingPoint[]}) {
  const hasLevels = points.some(({level}) => level)
  return (
    <ul className="border-b border-(--line)">
      {points.map(({key, level, title, steps}) => (
        <li
          key={key}
          className={`grid gap-x-9 gap-y-1.5 border-t border-(--line) py-7 ${hasLevels ? 'sm:grid-cols-[8.5rem_minmax(0,1fr)]' : ''}`}
        >
          {level && (
            <p className="font-display text-heading font-[340] text-(--fg-accent) lining-nums wrap-anywhere">
              {level}
            </p>
          )}
          <div className={hasLevels ? 'sm:col-start-2' : ''}>
            <h3 className="font-sans text-subheading font-semibold">{title}</h3>
            <ol className="mt-3 list-decimal pl-6 text-(--fg-soft) marker:font-semibold marker:text-(--fg-accent)">
              {steps.map((step, index) => (
                <li key={index} className="py-[0.2rem] pl-1.5">
                  {step}
                </li>
              ))}
            </ol>
          </div>
        </li>
      ))}
    </ul>
  )
}
