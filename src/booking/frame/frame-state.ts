/**
 * What is known of a booking frame. `loaded` says little: browsers fire it for blocked, missing and broken
 * frames alike. Only an answer, a size message, proves that the form is there.
 */
export type FrameState = {
  status: 'waiting' | 'answered' | 'late' | 'retrying'
  /** The last posted height in px; null before the first answer. */
  height: number | null
  loaded: boolean
}

export type FrameEvent = {type: 'load' | 'deadline' | 'retry'} | {type: 'answer'; height: number}

export const initialFrameState: FrameState = {status: 'waiting', height: null, loaded: false}

/** An answer wins at any time, however late it comes; a deadline counts only before it. */
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
