import type {Context} from 'hono'

/** What a request may do: signed in, it may write, and read drafts and every other document with a dot in its id. */
export type Access = {signedIn: boolean}

export type LakeEnv = {Variables: {access: Access}}

export type LakeContext = Context<LakeEnv>
