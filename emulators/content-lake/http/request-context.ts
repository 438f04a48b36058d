import type {Context} from 'hono'

/** What a request may do: who is signed in writes, and reads drafts and every other id with a dot in it. */
export type Access = {signedIn: boolean}

export type LakeEnv = {Variables: {access: Access}}

export type LakeContext = Context<LakeEnv>
