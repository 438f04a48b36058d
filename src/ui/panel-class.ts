/** A raised panel around a form or a card of text. */
export const panelClass =
  'rounded-panel border border-(--line) bg-(--surface-raised) p-[clamp(1.5rem,3.4vw,3rem)]'
