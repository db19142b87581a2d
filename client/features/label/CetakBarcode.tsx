import { Button, Dropdown } from 'antd'
import { cetakLabel, pengaturanLabel } from '#domain/calls/label.ts'
import { BAHASA_LABEL } from '#domain/rules/label.ts'
import { formatNumber } from '#domain/format.ts'
import { FotoBarang } from '#client/kasir/FotoBarang.tsx'
import { printerLabel } from '#client/kasir/cable-printer.ts'
import { confirm } from '#client/net/dialogs.ts'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { useObservable } from '#client/net/observable.ts'
import { invalidate, useCall } from '#client/net/query.ts'
import { Menunggu } from '#client/ui/Unread.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { ScanBox } from '#client/ui/ScanBox.tsx'
import { useKeys } from '#client/ui/keys.ts'
import { BelumDiketahui } from '#client/stok/BelumDiketahui.tsx'
import { HitungScan, JumlahBarang } from '#client/stok/HitungScan.tsx'
import { AmbilLabel } from './AmbilLabel.tsx'
import { LabelList } from './LabelList.tsx'
import { emptyDraftLabel, isUlang, jumlahLabel, qtyLabel, type LabelLine } from './draft-label.ts'
import { LabelPicture } from './LabelPicture.tsx'
import { PrinterLabel } from './PrinterLabel.tsx'
import { useCetakLabel } from './useCetakLabel.ts'
import { useLabel } from './useLabel.ts'
import '#client/stok/stok.css'
import './label.css'

/** Labels of pieces: scanned, of a document, or of a tray; looked at, then printed (DOMAIN §B.13). */
export function CetakBarcode() {
  const pengaturan = useCall(pengaturanLabel, {}, { staleTime: 0 })
  useLive('toko', () => void invalidate(pengaturanLabel))
  const printer = useObservable(printerLabel.known)
  const { draft, setDraft, dilihat, lihat, ambil, mengambil, scan, result } = useLabel()
  const { cetak, busy, wrong } = useCetakLabel(draft, setDraft)
  const boleh = mayMake(cetakLabel)
  const bahasa = pengaturan.data?.bahasa
  const terakhir = draft.baris.at(-1)
  const beku = draft.dikirim || busy
  const changeLine = (rows: LabelLine[]) => setDraft({ ...draft, baris: rows })
  const hapus = (kode: string) => changeLine(draft.baris.filter((b) => b.barang.kode_barcode !== kode))
  const tarik = () => {
    if (terakhir && !beku) hapus(terakhir.barang.kode_barcode)
  }
  const kosongkan = async () => {
    if (
      draft.baris.length === 0 ||
      (await confirm(`Kosongkan ${draft.baris.length} barang yang sudah dipilih`))
    )
      setDraft(emptyDraftLabel())
  }
  const cetakBiasa = () => {
    if (boleh && bahasa && !scan.busy) void cetak(bahasa)
  }
  useKeys({ F2: tarik, F9: cetakBiasa }, { leave: 'F9' })

  return (
    <>
      <PageHeader title="Cetak Barcode">
        <Button disabled={!terakhir || beku} onClick={tarik}>
          Tarik Scan Terakhir <kbd>F2</kbd>
        </Button>
        <Button disabled={beku} onClick={() => void kosongkan()}>
          Kosongkan
        </Button>
        {boleh && (
          <>
            <Dropdown
              trigger={['click']}
              menu={{
                items: BAHASA_LABEL.map((key) => ({ key, label: `Unduh ${key}` })),
                onClick: ({ key }) => void cetak(key as (typeof BAHASA_LABEL)[number], true),
              }}
            >
              <Button disabled={busy}>Unduh ▾</Button>
            </Dropdown>
            <Button type="primary" loading={busy} disabled={!bahasa} onClick={cetakBiasa}>
              {bahasa === 'PDF' || !bahasa ? 'Cetak' : printer ? `Cetak ${bahasa}` : `Unduh ${bahasa}`}{' '}
              <kbd>F9</kbd>
            </Button>
          </>
        )}
      </PageHeader>
      <div className="label-cetak">
        <section className="stok" aria-label="Label yang dicetak">
          {draft.dikirim && (
            <BelumDiketahui>
              Belum diketahui apakah cetakan ini sudah tercatat. Cetak sekali lagi; tidak akan tercatat dua
              kali.
            </BelumDiketahui>
          )}
          <ScanBox onScan={scan.onScan} busy={scan.busy} active={!beku} />
          <AmbilLabel ambil={ambil} busy={mengambil} disabled={beku} />
          <HitungScan scan={{ result }}>
            <JumlahBarang berat={draft.baris.map((b) => b.barang.berat)} /> ·{' '}
            <strong>{formatNumber(jumlahLabel(draft))}</strong> label
          </HitungScan>
          {isUlang(draft) && (
            <div className="card label-alasan">
              <Field
                label="Alasan cetak ulang"
                required
                help="Ada label yang sudah pernah dicetak"
                error={errorOf(wrong, 'alasan')}
              >
                {(c) => (
                  <TextInput
                    {...c}
                    maxLength={200}
                    readOnly={beku}
                    value={draft.alasan}
                    onChange={(alasan) => setDraft({ ...draft, alasan })}
                  />
                )}
              </Field>
              <Button
                size="small"
                disabled={beku}
                onClick={() => changeLine(draft.baris.filter((b) => b.barang.dicetak === 0))}
              >
                Buang Yang Sudah Pernah Dicetak
              </Button>
            </div>
          )}
          <LabelList
            rows={draft.baris}
            wrong={wrong}
            dilihat={dilihat?.barang.kode_barcode}
            disabled={beku}
            onLihat={lihat}
            onHapus={hapus}
            onQty={(kode, qty) =>
              changeLine(
                draft.baris.map((b) =>
                  kode === undefined || b.barang.kode_barcode === kode ? { ...b, qty: qtyLabel(qty) } : b,
                ),
              )
            }
          />
        </section>
        <aside className="card label-sisi" aria-label="Pratinjau">
          <h2>{dilihat ? dilihat.barang.nama_barang : 'Pratinjau'}</h2>
          {!pengaturan.data && <Menunggu reading={pengaturan} apa="Pengaturan Label" />}
          {dilihat && pengaturan.data ? (
            <div className="label-meja">
              <LabelPicture
                desain={pengaturan.data.desain}
                dpi={pengaturan.data.dpi}
                content={dilihat.barang.isi}
                batang={dilihat.barang.batang}
              />
            </div>
          ) : (
            <p className="muted">Label barang yang dipilih terlihat di sini sebelum dicetak.</p>
          )}
          {dilihat && (
            <FotoBarang kode_barcode={dilihat.barang.kode_barcode} nama={dilihat.barang.nama_barang} />
          )}
          {pengaturan.data && bahasa !== 'PDF' && <PrinterLabel nama={pengaturan.data.printer_barcode} />}
        </aside>
      </div>
    </>
  )
}
