import type { FieldError } from '#domain/errors.ts'
import { milikPelanggan, type Pelanggan } from '#client/kasir/pelanggan.ts'
import { FieldErrors } from '#client/ui/Field.tsx'
import { useChosenMember } from './useChosenMember.ts'
import { sebutanPoin } from './poin.ts'

interface Props {
  pelanggan: Pelanggan
  errors: readonly FieldError[]
  disabled: boolean
  /** The known identity of the seller, where it must be known. */
  identitas?: { text: string; lengkap: boolean } | undefined
  onBuka: () => void
}

/** The customer in one line; behind it the dialog in which they are named. */
export function ChipPelanggan({ pelanggan, errors, disabled, identitas, onBuka }: Props) {
  const { nama, hp, jenis } = useSebutan(pelanggan)
  const wrong = errors.filter((e) => DI_DIALOG(e))
  return (
    <div className="till-chip-tempat">
      <button
        type="button"
        className={wrong.length ? 'till-chip till-chip-salah' : 'till-chip'}
        disabled={disabled}
        data-sebab={wrong.length ? 'buka' : undefined}
        aria-haspopup="dialog"
        onClick={onBuka}
      >
        <span className="till-chip-nama">
          <span className="only-heard">Pelanggan </span>
          {nama} <span className="till-kadar">{jenis}</span>
          {hp && <small className="muted">{hp}</small>}
        </span>
        <kbd>F7</kbd>
        {identitas && <small className={identitas.lengkap ? 'muted' : 'till-perlu'}>{identitas.text}</small>}
      </button>
      <FieldErrors errors={wrong} />
    </div>
  )
}

const DI_DIALOG = (error: FieldError): boolean =>
  (milikPelanggan(error) && error.field !== 'kode_sales' && error.field !== 'kode_marketplace') ||
  error.field.startsWith('identitas')

function useSebutan(pelanggan: Pelanggan): { nama: string; hp: string; jenis: string } {
  const { member } = useChosenMember(pelanggan)
  if (pelanggan.jenis_pelanggan === 'NONMEMBER')
    return { nama: pelanggan.nama_customer || 'REGULER', hp: pelanggan.no_hp, jenis: 'BUKAN MEMBER' }
  return {
    nama: member?.nama_customer ?? pelanggan.kode_customer,
    hp: member ? [member.no_hp, sebutanPoin(member)].filter((t) => t !== '-').join(' · ') : '',
    jenis: 'MEMBER',
  }
}
