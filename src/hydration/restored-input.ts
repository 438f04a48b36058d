/** The event of a field into which the site has put back what stood there before. What is typed is a plain input event. */
export class RestoredInput extends Event {
  constructor() {
    super('input', {bubbles: true})
  }
}
