import { Select } from 'antd'
import { useState } from 'react'
import {
  listService,
  lihatService,
  selesaiService,
  type StoredServiceLine,
  type ServiceLengkap,
} from '#domain/calls/service.ts'
import type { FieldError } from '#domain/errors.ts'
import { formatGram } from '#domain/format.ts'
import { TAMBAHAN_DARI } from '#domain/rules/service.ts'
import { milligram, rupiah, sumRupiah, type Milligram, type Rupiah as Amount } from '#domain/units.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { errorOf, Field, FieldErrors } from '#client/ui/Field.tsx'
import { GramInput, RupiahInput, TextInput } from '#client/ui/inputs.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useGroup, useTukang } from './acuan.ts'
import './service.css'

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
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const { send, busy } = useSend(selesaiService, {
    changes: [listService, lihatService],
    onDone: ({ message }) => {
      toast('success', message)
      onTutup()
    },
    onError: (error) => {
      setErrors(error.errors)
      tellSaveError(error)
    },
  })
  const ubah = (next: Content) => {
    setErrors([])
    setContent((lines) => lines.map((line) => (line.no === next.no ? next : line)))
  }
  const kirim = () =>
    void send({
      body: {
        no_faktur_service: service.no_faktur_service,
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
      title={`Selesai ${service.no_faktur_service}`}
      width={820}
      okText="Selesai"
      busy={busy}
      onOk={kirim}
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
    </StaticModal>
  )
}

interface LineProps {
  barang: StoredServiceLine
  content: Content
  urut: number
  errors: readonly FieldError[]
  onUbah: (content: Content) => void
}

function Line({ barang, content, urut, errors, onUbah }: LineProps) {
  const group = useGroup()
  const tukang = useTukang()
  const ganti = (bagian: Partial<Content>) => onUbah({ ...content, ...bagian })
  const wrong = (field: string) => errorOf(errors, `detail_barang.${urut}.${field}`)
  const selisih = (content.berat_selesai ?? barang.berat_terima) - barang.berat_terima
  return (
    <fieldset className="card service-baris" aria-label={barang.nama_barang}>
      <div>
        <strong>{barang.nama_barang}</strong>
        <small className="muted service-bawah">
          {barang.jenis_service}, terima {formatGram(barang.berat_terima)} g
        </small>
      </div>
      <Field
        label="Berat Selesai"
        required
        error={wrong('berat_selesai')}
        help={
          selisih > 0
            ? `bertambah ${formatGram(milligram(selisih))} g`
            : selisih < 0
              ? `susut ${formatGram(milligram(-selisih))} g`
              : undefined
        }
      >
        {(c) => (
          <GramInput
            {...c}
            value={content.berat_selesai}
            onChange={(berat_selesai) => ganti({ berat_selesai })}
          />
        )}
      </Field>
      <Field label="Ongkos Akhir" required error={wrong('ongkos_akhir')}>
        {(c) => (
          <RupiahInput
            {...c}
            value={content.ongkos_akhir}
            onChange={(ongkos_akhir) => ganti({ ongkos_akhir })}
          />
        )}
      </Field>
      <Field label="Pekerjaan" error={wrong('pekerjaan')}>
        {(c) => (
          <TextInput
            {...c}
            maxLength={200}
            value={content.pekerjaan}
            onChange={(pekerjaan) => ganti({ pekerjaan })}
          />
        )}
      </Field>
      <Field
        label="Tukang"
        required={selisih > 0 && content.tambahan_dari === 'TUKANG'}
        error={wrong('kode_tukang')}
      >
        {(c) => (
          <Picker<string>
            {...c}
            {...tukang}
            allowClear
            placeholder="-"
            value={content.kode_tukang || null}
            onChange={(kode_tukang) => ganti({ kode_tukang: kode_tukang ?? '' })}
          />
        )}
      </Field>
      {selisih > 0 && (
        <>
          <Field label="Emas Tambahan Dari" required error={wrong('tambahan_dari')}>
            {(c) => (
              <Select
                {...c}
                options={TAMBAHAN_DARI.map((value) => ({ value, label: value }))}
                value={content.tambahan_dari}
                onChange={(tambahan_dari) => ganti({ tambahan_dari })}
              />
            )}
          </Field>
          <Field label="Group Emas Tambahan" required error={wrong('group_tambahan')}>
            {(c) => (
              <Picker<string>
                {...c}
                {...group}
                placeholder="Pilih group"
                value={content.group_tambahan || null}
                onChange={(group_tambahan) => ganti({ group_tambahan: group_tambahan ?? '' })}
              />
            )}
          </Field>
        </>
      )}
    </fieldset>
  )
}
