/** A password that somebody is to sign in with from now on, wherever it is made. */
import { type Refusal, errors } from '#domain/errors.ts'
import { namaDari, periksaPassword, type PemilikPassword } from '#domain/rules/password.ts'
import { isPasswordUmum } from './password-umum.ts'

/** Every reason against it, at its field. */
export async function tolakPassword(
  password: string,
  pemilik: PemilikPassword,
  field: string,
): Promise<Refusal[]> {
  const umum = await isPasswordUmum(password, namaDari(pemilik))
  return [...periksaPassword(password, pemilik), ...(umum ? [errors.passwordUmum()] : [])].map((refusal) =>
    refusal.at(field),
  )
}
