/** Names that somebody gives a member or a piece so that another's spreadsheet runs them, and whether a file would. */
import Papa from 'papaparse'
import { asOwner } from './close.ts'
import type { TestServer } from './server.ts'

export const JAHAT = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  'A;=1+1',
  'A;=HYPERLINK("http://x";"KLIK")',
  "A;=CMD|'/C CALC'!A0",
  'A;-1+1',
  'A;;@SUM(A1)',
  'A\t=1+1',
  'A\n=1+1',
  'A";=1+1;"',
  "'=1+1",
  "A;'=1+1",
  '＝1+1',
] as const

/**
 * Cells that a spreadsheet which separates so would run. What a semicolon's spreadsheet makes of our commas it shows, and runs only what
 * begins like a formula; a line of which the first cell is the dash for nothing begins like none.
 */
export const rumusDi = (csv: string, delimiter: string): string[] =>
  Papa.parse<string[]>(csv, { delimiter, newline: '\r\n' })
    .data.flat()
    .filter((cell) => /^\s*[=+@＝＋－＠]|^\s*-[^\d,]./.test(cell))

/** Free text, by the names that columns of it have. */
const TEXT =
  '^(nama|alamat|ket|catatan|alasan|keluhan|kondisi_fisik|supplier|penerima|deskripsi|user_name|pekerjaan|ukuran|no_hp|sebab)'

/**
 * In every free text of every table, before what stood there: whatever way in forgot to tidy it, and whoever wrote it years ago.
 * @returns how many columns took it; checks of the database keep it out of some
 */
export async function racuni(server: TestServer): Promise<number> {
  const list = JAHAT.map(
    (text) =>
      `E'${text.replaceAll(/['\\]/g, '\\$&').replaceAll('\t', '\\t').replaceAll('\r', '\\r').replaceAll('\n', '\\n')}'`,
  )
  const [row] = await asOwner<{ kolom: number }>(
    server,
    // Books that only ever grow, and texts that only a function may write, too.
    'SET LOCAL session_replication_role = replica',
    'CREATE TABLE uji_racun (kolom text)',
    `DO $$ DECLARE k record; BEGIN
       FOR k IN SELECT table_name AS t, column_name AS c
         FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
         WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type IN ('text', 'character varying')
           AND is_generated = 'NEVER' AND column_name ~ '${TEXT}'
       LOOP BEGIN
         EXECUTE format('UPDATE %I SET %I = (ARRAY[${list.map((text) => text.replaceAll("'", "''")).join(', ')}])[1 + abs(hashtext(ctid::text) %% ${JAHAT.length})] || %I', k.t, k.c, k.c);
         INSERT INTO uji_racun VALUES (k.t || '.' || k.c);
       EXCEPTION WHEN OTHERS THEN NULL; END; END LOOP;
     END $$`,
    'SELECT count(*)::int AS kolom FROM uji_racun',
  )
  return row!.kolom
}
