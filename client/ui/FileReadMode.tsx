import { Alert, Button, Radio } from 'antd'
import { formatNumber } from '#domain/format.ts'
import type { ReadMode, ReadChoice } from '#domain/impor/result.ts'

interface FileReadModeProps {
  cara: ReadMode
  /** The file is to be read once more, like this. */
  onChoose: (choice: ReadChoice) => void
}

/** Shows where in a file its table was found, where that is unexpected, and asks whether hidden rows come in. */
export const FileReadMode = ({ cara, onChoose }: FileReadModeProps) => (
  <>
    {perluDikatakan(cara) && <TablePlace cara={cara} onChoose={onChoose} />}
    {cara.tersembunyi !== null && (
      <Alert
        type="warning"
        showIcon
        title={
          cara.lembar_tersembunyi
            ? `Lembar ${cara.lembar} Tersembunyi, ${formatNumber(cara.jumlah_tersembunyi)} Baris`
            : `${formatNumber(cara.jumlah_tersembunyi)} Baris Tersembunyi Atau Tersaring`
        }
        description={
          <>
            <p>{describeRows(cara)}</p>
            <Radio.Group
              aria-label="Baris Tersembunyi"
              value={cara.tersembunyi}
              options={IKUT}
              onChange={({ target }) => onChoose({ ...lembarOf(cara), tersembunyi: target.value })}
            />
          </>
        }
      />
    )}
  </>
)

const IKUT = [
  { value: 'IKUT', label: 'Ikut diimpor' },
  { value: 'LEWATI', label: 'Jangan diimpor' },
]

const perluDikatakan = (cara: ReadMode): boolean =>
  !cara.di_awal || cara.judul_ulang > 0 || cara.kolom_tersembunyi.length > 0 || cara.lembar_lain.length > 0

/** The sheet that is read stays the one that is read. */
const lembarOf = ({ lembar }: ReadMode): ReadChoice => (lembar === '' ? {} : { lembar })

const describeRows = ({ baris_tersembunyi, jumlah_tersembunyi }: ReadMode): string =>
  `Baris ${baris_tersembunyi.join(', ')}${baris_tersembunyi.length < jumlah_tersembunyi ? ', …' : ''} tidak tampak di Excel.`

const TablePlace = ({ cara, onChoose }: FileReadModeProps) => {
  const kabar = [
    cara.di_atas > 0 && `${formatNumber(cara.di_atas)} baris di atasnya tidak dibaca.`,
    cara.judul_ulang > 0 && `${formatNumber(cara.judul_ulang)} baris judul yang terulang dilewati.`,
    cara.kolom_tersembunyi.length > 0 &&
      `Kolom tersembunyi ikut dibaca: ${cara.kolom_tersembunyi.join(', ')}.`,
    cara.lembar_lain.length > 0 && 'Lembar lain yang juga berisi tabel tidak dibaca.',
  ].filter((text) => text !== false)
  return (
    <Alert
      type="info"
      showIcon
      title={`Judul Kolom Di Baris ${formatNumber(cara.baris)}${cara.lembar && ` Lembar ${cara.lembar}`}`}
      description={
        kabar.length > 0 && (
          <>
            {kabar.join(' ')}
            {cara.lembar_lain.length > 0 && (
              <div className="page-actions">
                {cara.lembar_lain.map(({ nama, tersembunyi }) => (
                  <Button key={nama} onClick={() => onChoose({ lembar: nama })}>
                    Baca Lembar {nama}
                    {tersembunyi && ' (Tersembunyi)'}
                  </Button>
                ))}
              </div>
            )}
          </>
        )
      }
    />
  )
}
