import type { ComponentProps } from 'react'
import type { FieldError } from '#domain/errors.ts'
import { formatGram, formatRupiah } from '#domain/format.ts'
import { errorOf } from '#client/ui/Field.tsx'
import { fokus } from '#client/ui/fokus.ts'
import { GramInput, RupiahInput } from '#client/ui/inputs.tsx'
import type { ComputedLine, Bidang, Disepakati } from './keranjang.ts'
import { TAHAN } from './useDitahanLimit.ts'
import { Sunting } from '#client/ui/Sunting.tsx'

export const URUTAN: readonly Bidang[] = ['berat', 'harga_jual', 'ongkos']
export const idSunting = (bidang: Bidang): string => `sunting-${bidang}`

interface Props {
  line: ComputedLine
  errors: readonly FieldError[]
  disabled: boolean
  onUbah: (bagian: Partial<Disepakati>) => void
  onGeser: (langkah: 1 | -1) => void
  onSelesai: () => void
}

/** The three figures of the chosen line that may be agreed on, each with its bounds. */
export function LineField({ line, errors, disabled, onUbah, onGeser, onSelesai }: Props) {
  const { harga, line: row } = line
  const { nama_barang } = row.barang
  const geser = (bidang: Bidang) => (langkah: 1 | -1) => {
    onGeser(langkah)
    setTimeout(() => fokus(idSunting(bidang)))
  }
  const next = (bidang: Bidang) => () => {
    const following = URUTAN[URUTAN.indexOf(bidang) + 1]
    if (following) fokus(idSunting(following))
    else onSelesai()
  }
  const common = (bidang: Bidang) => ({
    id: idSunting(bidang),
    error: errorOf(errors, bidang),
    disabled,
    onNext: next(bidang),
    onGeser: geser(bidang),
    describedBy: `${idSunting(bidang)}-batas`,
  })
  return (
    <>
      <td className="number">
        <Sunting
          as={GramInput}
          label={`Berat ${nama_barang}`}
          value={row.berat}
          onCommit={(berat) => onUbah({ berat })}
          {...common('berat')}
        />
        <Batas id="berat" error={errorOf(errors, 'berat')}>
          {row.berat === row.barang.berat ? 'sesuai data' : `data ${formatGram(row.barang.berat)} g`}
        </Batas>
      </td>
      <td className="number">
        <Sunting
          as={Angka}
          label={`Harga jual ${nama_barang}`}
          value={row.harga_jual}
          onCommit={(harga_jual) => onUbah({ harga_jual })}
          {...common('harga_jual')}
        />
        <Batas
          id="harga_jual"
          error={errorOf(errors, 'harga_jual')}
          ditahan="Batas Harga Jual"
        >{`${formatRupiah(harga.harga_min)} – ${formatRupiah(harga.harga_max)}`}</Batas>
      </td>
      <td className="number">
        <Sunting
          as={Angka}
          label={`Ongkos ${nama_barang}`}
          value={row.ongkos}
          onCommit={(ongkos) => onUbah({ ongkos })}
          {...common('ongkos')}
        />
        <Batas
          id="ongkos"
          error={errorOf(errors, 'ongkos')}
          ditahan="Batas Ongkos"
        >{`minimal ${formatRupiah(harga.ongkos)}`}</Batas>
      </td>
    </>
  )
}

/** The column says what it is; its figures need the room. */
const Angka = (props: ComponentProps<typeof RupiahInput>) => <RupiahInput {...props} prefix={null} />

/** Beside its field. `ditahan`: no customer's business, shown while Alt or the button of this name is held. */
const Batas = ({
  id,
  error,
  ditahan,
  children,
}: {
  id: Bidang
  error: string | undefined
  ditahan?: string
  children: string
}) => (
  <span className="till-batas-tempat">
    <small
      id={`${idSunting(id)}-batas`}
      className={error ? 'field-error' : ditahan ? 'muted till-batas' : 'muted'}
      role={error ? 'alert' : undefined}
    >
      {error ?? children}
    </small>
    {ditahan && !error && (
      <button
        type="button"
        className="till-tahan"
        tabIndex={-1}
        aria-label={ditahan}
        title="Tahan untuk melihat batas harga"
        onMouseDown={(event) => event.preventDefault()}
        onContextMenu={(event) => event.preventDefault()}
        {...TAHAN}
      >
        batas
      </button>
    )}
  </span>
)
