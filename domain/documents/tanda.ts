/** What is printed large across a paper: that it no longer holds, waits for validasi, was not counted, or is not the first. */
export const tandaCetak = (batal: boolean, cetak: number, sementara = false): string => {
  if (batal) return 'BATAL'
  if (sementara) return 'NOTA SEMENTARA'
  if (cetak === 0) return 'PRATINJAU'
  return cetak > 1 ? `COPY ${cetak - 1}` : ''
}
