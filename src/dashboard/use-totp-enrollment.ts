import {useRef, useState} from 'react'

import {type TotpEnrollment, enrollTotp} from '#src/auth/mfa/enroll-totp.ts'
import {useAuth} from '#src/auth/session/auth-provider.tsx'

/** `enrollment` and `failure` are both null while the service has not answered. */
export type EnrollmentState = {
  enrollment: TotpEnrollment | null
  failure: {thrown: unknown} | null
}

/** Enrolls an authenticator app when `start` is called; an answer that comes after another start is ignored. */
export function useTotpEnrollment() {
  const {session} = useAuth()
  const [state, setState] = useState(waiting)
  const attempt = useRef(0)

  const start = async () => {
    const number = ++attempt.current
    const show = (answer: Partial<EnrollmentState>) => {
      if (number === attempt.current) setState({...waiting, ...answer})
    }
    show({})
    try {
      show({enrollment: await enrollTotp(await session.client(), location.host)})
    } catch (thrown) {
      show({failure: {thrown}})
    }
  }
  return {...state, start}
}

const waiting: EnrollmentState = {enrollment: null, failure: null}
