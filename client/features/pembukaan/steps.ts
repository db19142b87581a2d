/** The props of every step of the opening. */
import type { CallArgs, CallReply } from '#domain/call.ts'
import type { FieldError } from '#domain/errors.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { bukaTokoPertama, pembukaanState } from '#domain/calls/pembukaan.ts'

export interface StepProps {
  state: CallReply<typeof pembukaanState>
  /** The part that the frame needs of every step. */
  bingkai: {
    step: number
    beres: readonly number[]
    onChoose: (step: number) => void
    onKembali?: (() => void) | undefined
    /** Without saving anything. */
    lain: React.ReactNode
  }
  onLanjut: () => void
}

export interface FirstStepProps {
  form: FirstForm
  onChange: (more: Partial<FirstForm>) => void
  sandi: Sandi
  onSandi: (sandi: Sandi) => void
  errors: readonly FieldError[]
  busy: boolean
  onKembali: () => void
  onLanjut: () => void
  /** The calendar day by each clock, as the server has it. */
  hariIni: Record<'WIB' | 'WITA' | 'WIT', TanggalSystem>
}

type Body = CallArgs<typeof bukaTokoPertama>['body']
/** The values typed before there is a shop; passwords stay out of it. */
export interface FirstForm {
  kode_pembukaan: string
  toko: Omit<Body['toko'], never>
  pemilik: Omit<Body['pemilik'], 'password'>
  tgl_system: TanggalSystem | null
  nomor_server?: number
  /** Stored since 0.1.0 under this name. */
  langkah: number
}

export interface Sandi {
  password: string
  ulang: string
}
