/** Names the thing that hangs on a piece, as papers and screens write it: 'BATU 0.250 g'; '' for none. */
import { formatGram } from '../format.ts'
import type { Milligram } from '../units.ts'

export const sebutAtribut = ({
  nama_atribut,
  berat_atribut,
}: {
  nama_atribut: string
  berat_atribut: Milligram
}): string =>
  nama_atribut === '-' || nama_atribut === ''
    ? ''
    : [nama_atribut, berat_atribut > 0 ? `${formatGram(berat_atribut)} g` : ''].join(' ').trim()
