import { useState } from 'react'
import { z } from 'zod'
import type { CallArgs } from '#domain/call.ts'
import { bukaTokoPertama, firstState, periksaKodePembukaan } from '#domain/calls/pembukaan.ts'
import { login } from '#domain/calls/sesi.ts'
import type { FieldError } from '#domain/errors.ts'
import { ApiError, call, encode } from '#client/net/api.ts'
import { periksaPassword } from '#domain/rules/password.ts'
import { idPerangkat } from '#client/net/perangkat.ts'
import { openSession } from '#client/net/session.ts'
import { tellSaveError, useCall } from '#client/net/query.ts'
import { Unread } from '#client/ui/Unread.tsx'
import type { FirstForm, Sandi, FirstStepProps } from './steps.ts'
import { useDraft } from './draft.ts'
import { PemilikStep } from './PemilikStep.tsx'
import { TanggalStep } from './TanggalStep.tsx'
import { TokoStep } from './TokoStep.tsx'

type Body = CallArgs<typeof bukaTokoPertama>['body']

const EMPTY: FirstForm = {
  kode_pembukaan: '',
  toko: { kode_toko: 'TK01', nama_toko: '', alamat_toko: '', kota: '', no_telp: '', npwp: '', zona: 'WIB' },
  pemilik: { user_id: 'OWNER', user_name: '' },
  tgl_system: null,
  nomor_server: 0,
  langkah: 0,
}
const shape = bukaTokoPertama.body.shape
/** The part of the whole request that a step asks for. */
const PERIKSA = [
  z.object({
    kode_pembukaan: shape.kode_pembukaan,
    toko: shape.toko,
    nomor_server: shape.nomor_server,
  }),
  z.object({ pemilik: shape.pemilik }),
  z.object({ tgl_system: shape.tgl_system }),
] as const
const STEPS = [TokoStep, PemilikStep, TanggalStep] as const
const stepFrom = ({ field }: FieldError): number =>
  /^(kode_pembukaan|toko|nomor_server)/.test(field) ? 0 : field.startsWith('pemilik') ? 1 : 2

/** In place of the sign-in page while there is no shop: shop, owner, first day. Then the owner is signed in, and goes on inside. */
export function Pembukaan() {
  const [form, setForm] = useDraft<FirstForm>('awal', EMPTY)
  const [sandi, setSandi] = useState<Sandi>({ password: '', ulang: '' })
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [busy, setBusy] = useState(false)
  const reading = useCall(firstState)
  const hariIni = reading.data?.hari_ini as FirstStepProps['hariIni'] | undefined
  if (!hariIni) return <Unread reading={reading} apa="Keadaan Toko" />

  const tgl_system = form.tgl_system ?? hariIni[form.toko.zona]
  const body: Body = {
    kode_pembukaan: form.kode_pembukaan,
    toko: form.toko,
    pemilik: { ...form.pemilik, password: sandi.password },
    tgl_system,
    // an opening that was begun before the question was asked
    nomor_server: form.nomor_server ?? 0,
  }
  const ke = (step: number) => {
    setErrors([])
    setForm({ ...form, langkah: step })
  }
  const gagal = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    const own = error.errors.filter((e) => e.field !== '')
    if (error.kind !== 'refused' || own.length === 0) return tellSaveError(error)
    const first = Math.min(...own.map(stepFrom))
    if (first !== form.langkah) setForm({ ...form, langkah: first })
    setErrors(own)
  }
  const lanjut = async () => {
    setBusy(true)
    setErrors([])
    try {
      encode(PERIKSA[form.langkah]!, body as never)
      if (form.langkah === 1) periksaSandi(body, sandi)
      if (form.langkah === 0)
        await call(periksaKodePembukaan, { body: { kode_pembukaan: form.kode_pembukaan } })
      if (form.langkah < 2) ke(form.langkah + 1)
      else await buat(body)
    } catch (error) {
      gagal(error)
    } finally {
      setBusy(false)
    }
  }
  const Step = STEPS[form.langkah] ?? TokoStep
  return (
    <Step
      form={{ ...form, tgl_system }}
      onChange={(more) => setForm({ ...form, ...more })}
      sandi={sandi}
      onSandi={setSandi}
      errors={errors}
      busy={busy}
      onKembali={() => ke(form.langkah - 1)}
      onLanjut={() => void lanjut()}
      hariIni={hariIni}
    />
  )
}

const BEDA = 'Password Tidak Sama'

/** @throws ApiError with every reason that needs no server */
function periksaSandi({ pemilik, toko }: Body, { password, ulang }: Sandi): void {
  const weak = periksaPassword(password, { ...pemilik, ...toko }).map((r) => r.at('pemilik.password'))
  const wrong = [
    ...weak.flatMap((r) => r.errors),
    ...(password === ulang ? [] : [{ field: 'pemilik.ulang', message: BEDA }]),
  ]
  if (wrong[0]) throw new ApiError('refused', wrong[0].message, { errors: wrong })
}

/** Makes shop and owner, signs the owner in, and goes on inside. */
async function buat(body: Body): Promise<void> {
  const { kode_toko } = await call(bukaTokoPertama, { body }, { timeout: false })
  openSession(
    await call(login, {
      body: {
        user_id: body.pemilik.user_id,
        password: body.pemilik.password,
        kode_toko,
        perangkat: idPerangkat(),
      },
    }),
  )
  location.assign('/pembukaan')
}
