import { Button } from 'antd'
import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { daftarTitipan, type TitipanRingkas } from '#domain/calls/titipan.ts'
import { formatRupiah } from '#domain/format.ts'
import { useCall } from '#client/net/query.ts'
import { beep } from '#client/ui/beep.ts'
import { isBarcode } from '#client/ui/burst.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { usePaused } from '#client/ui/usePaused.ts'
import { byScanner } from '#client/ui/wedge.ts'
import { sebutanHp } from '#client/kasir/hp.ts'

const COLUMNS: readonly DataColumn<TitipanRingkas>[] = [
  { key: 'no_titip_group', title: 'No Titipan', value: (t) => t.no_titip_group },
  {
    key: 'nama_customer',
    title: 'Customer',
    value: (t) => `${t.nama_customer} ${t.no_hp === '-' ? '' : t.no_hp}`,
  },
  { key: 'nama_barang', title: 'Barang', value: (t) => t.nama_barang },
  { key: 'titipan', title: 'Titipan', kind: 'rupiah', value: (t) => t.titipan },
  {
    key: 'sisa',
    title: 'Sisa',
    kind: 'rupiah',
    value: (t) => t.sisa,
    render: (t) => (t.total === 0 ? '-' : formatRupiah(t.sisa)),
  },
]
const JEDA_MS = 300

/**
 * The deposits that can be taken, looked for by the server: it knows the whole phone. Enter takes the only one found for
 * just what stands there, however early it is pressed; the arrows walk among more.
 */
export function ModalAmbil({
  onPilih,
  onTutup,
}: {
  onPilih: (no_titip_group: string) => void
  onTutup: () => void
}) {
  const [text, setText] = useState('')
  /** What Enter has asked for: it waits for its own answer, not for the pause. `scan`: a number that came from a scanner. */
  const [diminta, setDiminta] = useState<{ text: string; scan: boolean; dijawab?: true }>()
  const dicari = text.trim()
  const paused = usePaused(dicari, JEDA_MS)
  const cari = diminta?.text ?? paused
  const dibaca = useCall(
    daftarTitipan,
    { query: { status_titipan: 'OPEN', limit: 500, ...(cari ? { cari } : {}) } },
    { staleTime: 0, keepPrevious: true },
  )
  const { data, isFetching, isPlaceholderData, error } = dibaca
  const found = cari === dicari && !isFetching && !isPlaceholderData && !error
  const ready = useMemo(() => (data ?? []).filter(bisaDiambil), [data])
  const jawab = useEffectEvent(() => {
    // Answered once: what the list becomes later was not asked for.
    if (!diminta || diminta.dijawab) return
    const only = satuSatunya(ready, diminta)
    if (only) onPilih(only.no_titip_group)
    else {
      setDiminta({ ...diminta, dijawab: true })
      beep('error')
    }
  })
  useEffect(() => {
    if (found) jawab()
  }, [found, diminta])
  const table = useRef<HTMLDivElement>(null)
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || byScanner(event.nativeEvent)) {
      if (dicari) setDiminta({ text: dicari, scan: byScanner(event.nativeEvent) && /\d{3}/.test(dicari) })
    } else if (event.key === 'ArrowDown' && found)
      table.current?.querySelector<HTMLElement>('.row-opens')?.focus()
    else return
    event.preventDefault()
  }
  return (
    <StaticModal
      open
      title="Ambil Titipan"
      width={860}
      onClose={onTutup}
      footer={<Button onClick={onTutup}>Tutup</Button>}
    >
      <Field label="Cari Titipan">
        {(control) => (
          <TextInput
            {...control}
            data-scan
            autoFocus
            maxLength={50}
            placeholder={`Scan tanda terima, atau ketik no titipan, nama, ${sebutanHp()}, barcode`}
            value={text}
            onChange={(next) => {
              setText(next)
              setDiminta(undefined)
            }}
            onKeyDown={keys}
          />
        )}
      </Field>
      <p className="titipan-hasil" role="status">
        {diminta?.dijawab && found && kurangJelas(ready.length, diminta)}
      </p>
      <div ref={table}>
        <DataTable
          label="Titipan yang bisa diambil"
          columns={COLUMNS}
          rows={ready}
          rowKey={(t) => t.no_titip_group}
          loading={!found && !error}
          dibaca={dibaca}
          search={false}
          pageSize={10}
          onOpen={(t) => onPilih(t.no_titip_group)}
          empty="Tidak Ada Titipan Yang Bisa Diambil"
        />
      </div>
    </StaticModal>
  )
}

const bisaDiambil = (t: TitipanRingkas): boolean =>
  t.status_valid === 'DONE' && t.menunggu === 0 && t.no_faktur_group === '-'

/** Half a number that was scanned is nobody's, though only one deposit has it. */
const satuSatunya = (
  ready: readonly TitipanRingkas[],
  { text, scan }: { text: string; scan: boolean },
): TitipanRingkas | undefined => {
  const meant =
    scan && !isBarcode(text) ? ready.filter(({ no_titip_group }) => no_titip_group === text) : ready
  return meant.length === 1 ? meant[0] : undefined
}

const kurangJelas = (n: number, { scan }: { scan: boolean }): string =>
  n === 0
    ? 'Tidak Ada Titipan Yang Cocok'
    : n === 1 && scan
      ? 'Scan Tidak Lengkap, Ulangi'
      : `${n} titipan cocok. Pilih dengan panah, atau ketik lebih lengkap.`
