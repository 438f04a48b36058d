import {omit} from '../../json.ts'
import type {LakeDocument} from '../store/document.ts'
import {encodeMendoza, type MendozaPatch} from './mendoza.ts'

export type Effects = {apply: MendozaPatch; revert: MendozaPatch}

/** Mendoza patches from one state of a document to the other and back. The Studio applies them without `_rev`. */
export function createEffects(previous: LakeDocument | null, next: LakeDocument | null): Effects {
  const before = previous && omit(previous, '_rev')
  const after = next && omit(next, '_rev')
  return {apply: encodeMendoza(before, after), revert: encodeMendoza(after, before)}
}
