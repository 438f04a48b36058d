import {useState} from 'react'

/** A choice of this browser's user that stays until it is changed; off at first. */
export function useStoredToggle(name: string) {
  const key = `preview.${name}`
  const [isOn, setOn] = useState(() => localStorage.getItem(key) === 'on')
  const choose = (choice: boolean) => {
    localStorage.setItem(key, choice ? 'on' : 'off')
    setOn(choice)
  }
  return [isOn, choose] as const
}
