/** What changes who may do what asks for the password again: asked here, wherever it was wanted, and sent again then. */
import { observable } from './observable.ts'

export interface PasswordDiminta {
  /** @param benar false: it will not be given */
  answer: (benar: boolean) => void
}
export const passwordDiminta = observable<PasswordDiminta | undefined>(undefined)

let menunggu: Promise<boolean> | undefined

/** @returns whether it was given; several that ask at once ask once */
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
