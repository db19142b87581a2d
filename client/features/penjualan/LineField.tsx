import type { ComponentProps } from 'react'
import type { FieldError } from '#domain/errors.ts'
import { formatGram, formatRupiah } from '#domain/format.ts'
import { errorOf } from '#client/ui/Field.tsx'
import { fokus } from '#client/ui/fokus.ts'
import { GramInput, RupiahInput } from '#client/ui/inputs.tsx'
import type { ComputedLine, Field, Disepakati } from './keranjang.ts'
import { TAHAN } from './useDitahanLimit.ts'
import { Sunting } from '#client/ui/Sunting.tsx'

export const ORDER: readonly Field[] = ['berat', 'harga_jual', 'ongkos']
export const idSunting = (field: Field): string => `sunting-${field}`

interface Props {
  line: ComputedLine
  errors: readonly FieldError[]
  disabled: boolean
  onUbah: (bagian: Partial<Disepakati>) => void
  onGeser: (step: 1 | -1) => void
  onSelesai: () => void
}

/** The three figures of the chosen line that may be agreed on, each with its bounds. */
export function LineField({ line, errors, disabled, onUbah, onGeser, onSelesai }: Props) {
  const { harga, line: row } = line
  const { nama_barang } = row.barang
  const geser = (field: Field) => (step: 1 | -1) => {
    onGeser(step)
    setTimeout(() => fokus(idSunting(field)))
  }
  const next = (field: Field) => () => {
    const following = ORDER[ORDER.indexOf(field) + 1]
    if (following) fokus(idSunting(following))
    else onSelesai()
  }
  const common = (field: Field) => ({
    id: idSunting(field),
    error: errorOf(errors, field),
    disabled,
    onNext: next(field),
    onGeser: geser(field),
    describedBy: `${idSunting(field)}-batas`,
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
        <Limit id="berat" error={errorOf(errors, 'berat')}>
          {row.berat === row.barang.berat ? 'sesuai data' : `data ${formatGram(row.barang.berat)} g`}
        </Limit>
      </td>
      <td className="number">
        <Sunting
          as={Number}
          label={`Harga jual ${nama_barang}`}
          value={row.harga_jual}
          onCommit={(harga_jual) => onUbah({ harga_jual })}
          {...common('harga_jual')}
        />
        <Limit
          id="harga_jual"
          error={errorOf(errors, 'harga_jual')}
          ditahan="Batas Harga Jual"
        >{`${formatRupiah(harga.harga_min)} – ${formatRupiah(harga.harga_max)}`}</Limit>
      </td>
      <td className="number">
        <Sunting
          as={Number}
          label={`Ongkos ${nama_barang}`}
          value={row.ongkos}
          onCommit={(ongkos) => onUbah({ ongkos })}
          {...common('ongkos')}
        />
        <Limit
          id="ongkos"
          error={errorOf(errors, 'ongkos')}
          ditahan="Batas Ongkos"
        >{`minimal ${formatRupiah(harga.ongkos)}`}</Limit>
      </td>
    </>
  )
}

/** The column says what it is; its figures need the room. */
const Number = (props: ComponentProps<typeof RupiahInput>) => <RupiahInput {...props} prefix={null} />

/** Beside its field. `ditahan`: no customer's business, shown while Alt or the button of this name is held. */
const Limit = ({
  id,
  error,
  ditahan,
  children,
}: {
  id: Field
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
