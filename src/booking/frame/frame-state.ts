/**
 * What is known of a booking frame. `loaded` proves little, because browsers fire the load event for blocked,
 * missing and broken pages too. Only an answer (a size message) proves that the form is there.
 */
export type FrameState = {
  status: 'waiting' | 'answered' | 'late' | 'retrying'
  /** The last posted height in px; null before the first answer. */
  height: number | null
  loaded: boolean
}

/** A deadline is the end of the time that the widget has for its first answer; a retry is the visitor's. */
export type FrameEvent = {type: 'load' | 'deadline' | 'retry'} | {type: 'answer'; height: number}

export const initialFrameState: FrameState = {status: 'waiting', height: null, loaded: false}

/** The state after an event. An answer counts however late it comes; a deadline only before the first answer [FRAME-4]. */
export function nextFrameState(state: FrameState, event: FrameEvent): FrameState {
  switch (event.type) {
    case 'answer':
      return {status: 'answered', height: event.height, loaded: true}
    case 'load':
      return state.loaded ? state : {...state, loaded: true}
    case 'deadline':
      return state.status === 'answered' ? state : {...state, status: 'late'}
    case 'retry':
      return state.status === 'late' ? {...initialFrameState, status: 'retrying'} : state
  }
}
