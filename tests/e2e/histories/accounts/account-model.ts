export const people = ['Ann', 'Ben', 'Cara'] as const
export type Person = (typeof people)[number]

/** Names that the header shows; none is a part of another. */
export const fullNames: Record<Person, string> = {
  Ann: 'Ann Archer',
  Ben: 'Ben Brook',
  Cara: 'Cara Cole',
}

type Account = {
  email: string
  password: string
  isConfirmed: boolean
  /** Of the authenticator app; null without MFA. */
  secret: string | null
}

export type Mail = {
  person: Person
  kind: 'confirmation' | 'recovery'
  link: string
  isUsed: boolean
}

export type BrowserState = {
  /** Whose session is stored. */
  person: Person | null
  /** The code of MFA is still to come: nobody counts as signed in. */
  waitsForCode: boolean
  /** The service may have ended the session, which shows at the next refresh. */
  mayBeOver: boolean
  tabs: number
}

/** Who should be signed in where. */
export class AccountModel {
  readonly accounts: Partial<Record<Person, Account>> = {}
  readonly mails: Mail[] = []
  readonly browsers: [BrowserState, BrowserState] = [newBrowser(), newBrowser()]

  account(person: Person): Account {
    const account = this.accounts[person]
    if (!account) throw new Error(`${person} has no account.`)
    return account
  }

  /** Whom the header of a browser's pages should show. */
  shown(index: Index): Person | null {
    const {person, waitsForCode} = this.browsers[index]
    return waitsForCode ? null : person
  }

  signIn(index: Index, person: Person, isPastCode: boolean): void {
    const waitsForCode = this.account(person).secret !== null && !isPastCode
    Object.assign(this.browsers[index], {person, waitsForCode, mayBeOver: false})
  }

  signOut(index: Index): void {
    Object.assign(this.browsers[index], {person: null, waitsForCode: false, mayBeOver: false})
  }

  /** The service ends the sessions of a person elsewhere, as after a change of the password. */
  endElsewhere(index: Index, person: Person): void {
    for (const [other, state] of this.browsers.entries()) {
      if (other !== index && state.person === person) state.mayBeOver = true
    }
  }
}

/** Of one of two browsers, each with a storage of its own. */
export type Index = 0 | 1

function newBrowser(): BrowserState {
  return {person: null, waitsForCode: false, mayBeOver: false, tabs: 0}
}
