/**
 * Asks for the password again before a change of rights: here, whatever screen needs it, and the change is then sent
 * again.
 */
import { observable } from './observable.ts'

export interface PasswordDiminta {
  /** @param benar false: it will not be given */
  answer: (benar: boolean) => void
}
export const passwordDiminta = observable<PasswordDiminta | undefined>(undefined)

let menunggu: Promise<boolean> | undefined

/** @returns true if the password was given; several requests at once ask only once */
export const mintaPassword = (): Promise<boolean> =>
  (menunggu ??= new Promise((resolve) => {
    passwordDiminta.set({
      answer: (benar) => {
        menunggu = undefined
        passwordDiminta.set(undefined)
        resolve(benar)
      },
    })
  }))
