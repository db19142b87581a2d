import { useState } from 'react'
import {
  listService,
  lihatService,
  selesaiService,
  type StoredServiceLine,
  type ServiceLengkap,
} from '#domain/calls/service.ts'
import { formatGram } from '#domain/format.ts'
import { TAMBAHAN_DARI } from '#domain/rules/service.ts'
import { milligram, rupiah, sumRupiah, type Milligram, type Rupiah as Amount } from '#domain/units.ts'
import { lineFields, type LineProps } from '#client/kasir/LineFieldset.tsx'
import { useUrus } from '#client/kasir/useUrus.ts'
import { toast } from '#client/net/toasts.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { FieldErrors } from '#client/ui/Field.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useGroup, useTukang } from './acuan.ts'
import './service.css'

const CHANGES = [listService, lihatService]

interface Content {
  no: number
  berat_selesai: Milligram | null
  ongkos_akhir: Amount | null
  pekerjaan: string
  tambahan_dari: (typeof TAMBAHAN_DARI)[number]
  group_tambahan: string
  kode_tukang: string
}

const awal = (b: StoredServiceLine): Content => ({
  no: b.no,
  berat_selesai: b.berat_terima,
  ongkos_akhir: b.ongkos,
  pekerjaan: '',
  tambahan_dari: 'TUKANG',
  group_tambahan: b.kode_group === '-' ? '' : b.kode_group,
  kode_tukang: b.kode_tukang === '-' ? '' : b.kode_tukang,
})

/** The work is done: what each line weighs and costs now, and where gold that was added came from (DOMAIN §O.3-2). */
export function ModalSelesai({ service, onTutup }: { service: ServiceLengkap; onTutup: () => void }) {
  const [content, setContent] = useState(() => service.detail_barang.map(awal))
  const { no_faktur_service } = service
  const { kirim, busy, errors, setErrors, modal } = useUrus(
    selesaiService,
    no_faktur_service,
    CHANGES,
    ({ message }) => {
      toast('success', message)
      onTutup()
    },
  )
  const ubah = (next: Content) => {
    setErrors([])
    setContent((lines) => lines.map((line) => (line.no === next.no ? next : line)))
  }
  const selesai = () =>
    kirim({
      body: {
        no_faktur_service,
        detail_barang: content.map((b) => ({
          ...b,
          berat_selesai: b.berat_selesai ?? milligram(0),
          ongkos_akhir: b.ongkos_akhir ?? rupiah(0),
          pekerjaan: b.pekerjaan || '-',
          group_tambahan: b.group_tambahan || '-',
          kode_tukang: b.kode_tukang || '-',
        })),
      },
    })
  const total = sumRupiah(content.map((b) => b.ongkos_akhir ?? rupiah(0)))
  return (
    <StaticModal
      open
      title={`Selesai ${no_faktur_service}`}
      width={820}
      okText="Selesai"
      busy={busy}
      onOk={selesai}
      onClose={onTutup}
    >
      <>
        {service.detail_barang.map((b, i) => (
          <Line key={b.no} barang={b} content={content[i]!} urut={i} errors={errors} onUbah={ubah} />
        ))}
      </>
      <FieldErrors errors={errors.filter((e) => e.field === 'detail_barang')} />
      <p>
        Ongkos <Rupiah value={total} strong />, DP <Rupiah value={service.dp} />
      </p>
      {modal}
    </StaticModal>
  )
}

interface Props extends Pick<LineProps<Content>, 'urut' | 'errors' | 'onUbah'> {
  barang: StoredServiceLine
  content: Content
}
const TAMBAHAN = { showSearch: false, options: TAMBAHAN_DARI.map((value) => ({ value, label: value })) }

function Line({ barang, content, ...rest }: Props) {
  const group = useGroup()
  const tukang = useTukang()
  const f = lineFields({ ...rest, line: content, disabled: false })
  const selisih = (content.berat_selesai ?? barang.berat_terima) - barang.berat_terima
  return (
    <fieldset className="card service-baris" aria-label={barang.nama_barang}>
      <div>
        <strong>{barang.nama_barang}</strong>
        <small className="muted service-bawah">
          {barang.jenis_service}, terima {formatGram(barang.berat_terima)} g
        </small>
      </div>
      {f.gram('berat_selesai', 'Berat Selesai', {
        required: true,
        help:
          selisih > 0
            ? `bertambah ${formatGram(milligram(selisih))} g`
            : selisih < 0
              ? `susut ${formatGram(milligram(-selisih))} g`
              : undefined,
      })}
      {f.rupiah('ongkos_akhir', 'Ongkos Akhir', { required: true })}
      {f.text('pekerjaan', 'Pekerjaan', 200)}
      {f.picker(
        'kode_tukang',
        'Tukang',
        { ...tukang, showSearch: false, allowClear: true, placeholder: '-' },
        { required: selisih > 0 && content.tambahan_dari === 'TUKANG' },
      )}
      {selisih > 0 && (
        <>
          {f.choice('tambahan_dari', 'Emas Tambahan Dari', TAMBAHAN, { required: true })}
          {f.picker(
            'group_tambahan',
            'Group Emas Tambahan',
            { ...group, showSearch: false, placeholder: 'Pilih group' },
            { required: true },
          )}
        </>
      )}
    </fieldset>
  )
}
