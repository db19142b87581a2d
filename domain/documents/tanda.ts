/** Returns the large mark across a paper: it is cancelled, waits for validasi, was not counted, or is a copy. */
export const tandaCetak = (batal: boolean, cetak: number, sementara = false): string => {
  if (batal) return 'BATAL'
  if (sementara) return 'NOTA SEMENTARA'
  if (cetak === 0) return 'PRATINJAU'
  return cetak > 1 ? `COPY ${cetak - 1}` : ''
}
