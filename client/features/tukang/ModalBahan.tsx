import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { leburUntukTukang, simpanBahanTukang } from '#domain/calls/bahan-tukang.ts'
import { lihatPesanan, type PesananLengkap } from '#domain/calls/pesanan.ts'
import { bahanTukang } from '#domain/dokumen/bahan-tukang.ts'
import type { FieldError } from '#domain/errors.ts'
import { formatGram, formatPersen } from '#domain/format.ts'
import { tukang } from '#domain/masters/tukang.ts'
import { JENIS_BAHAN, type JenisBahan } from '#domain/rules/postings/tukang.ts'
import { persen, sumMilligram, type Milligram, type Persen } from '#domain/units.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { useKeSebab } from '#client/kasir/sebab.ts'
import { RefPicker } from '#client/masters/RefPicker.tsx'
import { newIdTrx } from '#client/net/api.ts'
import { tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { Unread } from '#client/ui/Unread.tsx'
import { toast } from '#client/net/toasts.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { GramInput, PersenInput, TextInput } from '#client/ui/inputs.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { UBAHAN_BAHAN } from './Riwayat.tsx'
import './tukang.css'

interface Props {
  /** The order whose gold it is; gold of the shop's may go with it. */
  no_pesanan?: string
  /** The goldsmith who is chosen already. */
  kode_tukang?: string
  onClose: () => void
}

/** A line of the shop's gold, as it is typed. */
interface DariToko {
  kunci: string
  kode_group: string
  kadar: Persen | null
  berat: Milligram | null
}
const emptyLine = (): DariToko => ({ kunci: newIdTrx(), kode_group: '', kadar: null, berat: null })

const KETERANGAN: Record<JenisBahan, string> = {
  SERAH: 'Emas diserahkan ke tukang.',
  KEMBALI: 'Emas dikembalikan tukang, ditimbang di depannya.',
  SUSUT: 'Emas yang hilang dalam pengerjaan, dengan otorisasi.',
}

/** Gold to a goldsmith, back from him, or lost: the shop's, and that of an order's customer (DOMAIN §O.2-2). */
export function ModalBahan({ no_pesanan, kode_tukang: chosen = '', onClose }: Props) {
  const [id_trx] = useState(newIdTrx)
  const [jenis, setJenis] = useState<JenisBahan>('SERAH')
  const [choice, setChoice] = useState(chosen)
  const [toko, setToko] = useState<DariToko[]>([emptyLine()])
  const [customer, setCustomer] = useState<Record<number, Milligram | null>>({})
  const [keterangan, setKeterangan] = useState('')
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  useKeSebab(wrong)
  const pesanan = useCall(
    lihatPesanan,
    { params: { no_pesanan: no_pesanan ?? '-' } },
    { enabled: no_pesanan !== undefined, staleTime: 0 },
  )
  const lebur = useCall(leburUntukTukang, {}, { staleTime: 5_000 })
  const otorisasi = useOtorisasi()
  const { send, busy } = useSend(simpanBahanTukang, {
    izin: otorisasi.diminta(bahanTukang.nama),
    changes: [...UBAHAN_BAHAN],
    onDone: ({ message, data }) => {
      toast('success', `${message} ${data.no}`)
      onClose()
    },
    onError: (error) => {
      setWrong(error.errors)
      tellSaveError(error)
    },
  })
  const tetap = pesanan.data && pesanan.data.kode_tukang !== '-' ? pesanan.data.kode_tukang : undefined
  const kode_tukang = tetap ?? choice
  const emasCustomer = emasLine(pesanan.data, jenis)
  const punyaCustomer = emasCustomer.flatMap(({ no }) => {
    const berat = customer[no]
    return berat
      ? [{ pemilik: 'CUSTOMER' as const, no_baris: no, kode_group: '-', kadar: persen(0), berat }]
      : []
  })
  const punyaToko = toko.flatMap((t) =>
    t.berat || t.kode_group
      ? [
          {
            pemilik: 'TOKO' as const,
            no_baris: 0,
            kode_group: t.kode_group || '-',
            kadar: t.kadar ?? persen(0),
            berat: t.berat ?? (0 as Milligram),
          },
        ]
      : [],
  )
  const lines = [...punyaCustomer, ...punyaToko]
  /**
   * Returns the server's error for a line of this screen. The server counts customers' lines first, then the shop's
   * lines that are filled.
   */
  const tokoError = (t: DariToko): string | undefined => {
    const i = toko.filter((x) => x.berat || x.kode_group).indexOf(t)
    return i < 0 ? undefined : wrongAt(wrong, punyaCustomer.length + i)
  }
  const simpan = () => {
    const missing = [
      ...(kode_tukang ? [] : [{ field: 'kode_tukang', message: 'Tukang Harus Dipilih' }]),
      ...(lines.length ? [] : [{ field: 'baris', message: 'Emas Masih Kosong' }]),
      ...punyaToko.flatMap((t, i) => [
        ...(t.kode_group === '-'
          ? [{ field: `baris.${punyaCustomer.length + i}.kode_group`, message: 'Group Harus Dipilih' }]
          : []),
        ...(t.berat > 0
          ? []
          : [{ field: `baris.${punyaCustomer.length + i}.berat`, message: 'Berat Harus Diisi' }]),
      ]),
    ]
    setWrong(missing)
    if (missing.length || busy) return
    void send(
      { body: { jenis, kode_tukang, no_pesanan: no_pesanan ?? '-', keterangan, baris: lines, id_trx } },
      { idTrx: id_trx },
    )
  }
  const ubahToko = (kunci: string, bagian: Partial<DariToko>) => {
    setWrong([])
    setToko((before) => before.map((t) => (t.kunci === kunci ? { ...t, ...bagian } : t)))
  }
  return (
    <StaticModal
      open
      width={680}
      title={no_pesanan ? `Bahan Tukang ${no_pesanan}` : 'Bahan Tukang'}
      busy={busy}
      onOk={simpan}
      onClose={onClose}
    >
      <div className="tukang-bahan">
        <Unread reading={[pesanan, lebur]} apa="Emas" />
        <Segmented
          aria-label="Jenis"
          options={[...JENIS_BAHAN]}
          value={jenis}
          onChange={(next) => {
            setWrong([])
            setCustomer({})
            setJenis(next as JenisBahan)
          }}
        />
        <p className="muted">{KETERANGAN[jenis]}</p>
        <Field label="Tukang" required error={errorOf(wrong, 'kode_tukang')}>
          {(c) => (
            <RefPicker
              {...c}
              master={tukang}
              optional={false}
              also={[]}
              disabled={tetap !== undefined}
              value={kode_tukang || null}
              onChange={(kode) => setChoice(kode ?? '')}
            />
          )}
        </Field>
        {errorOf(wrong, 'no_pesanan') && (
          <p className="field-error" role="alert">
            {errorOf(wrong, 'no_pesanan')}
          </p>
        )}
        {emasCustomer.length > 0 && <h3>Emas Customer</h3>}
        {emasCustomer.map((e) => (
          <Field
            key={e.no}
            label={`${e.no}. ${e.nama_barang}, kadar ${formatPersen(e.kadar_customer)}%`}
            help={`${jenis === 'SERAH' ? 'Di toko' : 'Di tukang'} ${formatGram(e.ada)} g`}
            error={wrongAt(
              wrong,
              punyaCustomer.findIndex((p) => p.no_baris === e.no),
            )}
          >
            {(c) => (
              <GramInput
                {...c}
                value={customer[e.no] ?? null}
                onChange={(berat) => {
                  setWrong([])
                  setCustomer((before) => ({ ...before, [e.no]: berat }))
                }}
              />
            )}
          </Field>
        ))}
        <h3>Emas Toko</h3>
        {toko.map((t, i) => (
          <Field key={t.kunci} label={`Emas ${i + 1}`} error={tokoError(t)}>
            {(c) => (
              <span className="tukang-emas">
                <Picker<string>
                  {...c}
                  reading={lebur}
                  showSearch={{ optionFilterProp: 'label' }}
                  allowClear
                  placeholder="Group"
                  aria-label={`Group emas ${i + 1}`}
                  value={t.kode_group || null}
                  options={(lebur.data ?? [])
                    .filter((g) => jenis !== 'SERAH' || g.berat > 0)
                    .map((g) => ({
                      value: g.kode_group,
                      label:
                        jenis === 'SERAH' ? `${g.kode_group} · lebur ${formatGram(g.berat)} g` : g.kode_group,
                    }))}
                  onChange={(kode_group) =>
                    ubahToko(t.kunci, {
                      kode_group: kode_group ?? '',
                      kadar: lebur.data?.find((g) => g.kode_group === kode_group)?.kadar ?? null,
                    })
                  }
                />
                <PersenInput
                  aria-label={`Kadar emas ${i + 1}`}
                  placeholder="Kadar"
                  value={t.kadar}
                  onChange={(kadar) => ubahToko(t.kunci, { kadar })}
                />
                <GramInput
                  aria-label={`Berat emas ${i + 1}`}
                  placeholder="Berat"
                  value={t.berat}
                  onChange={(berat) => ubahToko(t.kunci, { berat })}
                />
              </span>
            )}
          </Field>
        ))}
        <Button size="small" onClick={() => setToko((before) => [...before, emptyLine()])}>
          Tambah Emas
        </Button>
        {errorOf(wrong, 'baris') && (
          <p className="field-error" role="alert">
            {errorOf(wrong, 'baris')}
          </p>
        )}
        <Field label="Keterangan" error={errorOf(wrong, 'keterangan')}>
          {(c) => <TextInput {...c} maxLength={200} value={keterangan} onChange={setKeterangan} />}
        </Field>
        <p aria-label="Jumlah">
          Jumlah{' '}
          <strong>
            <Gram value={sumMilligram(lines.map((b) => b.berat))} />
          </strong>
        </p>
      </div>
      {otorisasi.modal}
    </StaticModal>
  )
}

const wrongAt = (wrong: readonly FieldError[], i: number): string | undefined =>
  i < 0
    ? undefined
    : wrong
        .filter(({ field }) => field.startsWith(`baris.${i}.`))
        .map((e) => e.message)
        .join('. ') || undefined

/** The lines of an order with gold of the customer's that may go this way. */
const emasLine = (pesanan: PesananLengkap | undefined, jenis: JenisBahan) =>
  (pesanan?.detail_barang ?? [])
    .map((b) => ({ ...b, ada: jenis === 'SERAH' ? b.emas_di_toko : b.emas_di_tukang }))
    .filter((b) => b.berat_customer > 0 && b.ada > 0 && (jenis !== 'SERAH' || b.status === 'OPEN'))
