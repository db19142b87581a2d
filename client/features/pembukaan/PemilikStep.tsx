import { PETUNJUK_PASSWORD } from '#domain/rules/password.ts'
import { errorOf, errorsOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { PasswordInput } from '#client/ui/PasswordInput.tsx'
import { Kerangka } from './Kerangka.tsx'
import type { FirstStepProps } from './steps.ts'

/** The first user: the owner. */
export function PemilikStep({
  form,
  onChange,
  sandi,
  onSandi,
  errors,
  busy,
  onKembali,
  onLanjut,
}: FirstStepProps) {
  const { pemilik } = form
  const change = (more: Partial<typeof pemilik>) => onChange({ pemilik: { ...pemilik, ...more } })
  return (
    <Kerangka
      step={1}
      title="Akun pemilik"
      onKembali={onKembali}
      onLanjut={onLanjut}
      busy={busy}
      tentang="Dengan akun ini Anda masuk dan mengatur semuanya. Akun kasir, pramuniaga, dan lainnya dibuat nanti di Data Users. Password tidak disimpan di peramban: bila halaman dimuat ulang, isilah lagi."
    >
      <div className="pembukaan-bidang">
        <Field label="User Id" required error={errorOf(errors, 'pemilik.user_id')} help="Dipakai saat login">
          {(control) => (
            <TextInput
              {...control}
              value={pemilik.user_id}
              onChange={(user_id) => change({ user_id })}
              maxLength={20}
              autoComplete="username"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label="Nama" required error={errorOf(errors, 'pemilik.user_name')}>
          {(control) => (
            <TextInput
              {...control}
              value={pemilik.user_name}
              onChange={(user_name) => change({ user_name })}
              maxLength={100}
            />
          )}
        </Field>
        <Field
          label="Password"
          required
          error={errorsOf(errors, 'pemilik.password')}
          help={PETUNJUK_PASSWORD}
        >
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="new-password"
              value={sandi.password}
              onChange={(password) => onSandi({ ...sandi, password })}
            />
          )}
        </Field>
        <Field label="Ulangi Password" required error={errorOf(errors, 'pemilik.ulang')}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="new-password"
              value={sandi.ulang}
              onChange={(ulang) => onSandi({ ...sandi, ulang })}
            />
          )}
        </Field>
      </div>
    </Kerangka>
  )
}
