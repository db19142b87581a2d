/**
 * Every advisory lock there is. A lock has two keys: its namespace, which is one of these, and what of it is locked. No two
 * uses share a namespace, so nothing that anybody may choose (an id_trx, a phone number) can ever stand for a shop.
 * The functions of the database say the same numbers (migrations since 0025); a test holds them, and every other place, to this list.
 * Who waits for each is told in README.md, why a second key may or may not collide in docs/decisions/04-locks.md.
 */
export const LOCK = {
  /** A shop's day: shared by its writes and sign-ins, taken alone by its close, and when it is closed down. Key: kunci_toko. */
  hari: 1,
  /** The door in which a close of a shop begins and ends. Key: kunci_toko. */
  pintuTutup: 2,
  /** A close of a shop is running; of a session, so it dies with its process. Key: kunci_toko. */
  tutupBerjalan: 3,
  /** A shop's books. Key: kunci_toko. */
  buku: 4,
  /** A request that is being answered. Key: hash of shop, user and id_trx. Never waited for in the database. */
  permintaan: 5,
  /** A phone number that is being given to a member. Key: its hash. */
  hp: 6,
  /** The rows of a master as a whole. Key: hash of table and shop. */
  master: 7,
  /** The opening of shops. Key: 0. */
  bukaToko: 8,
  /** The server's sequence of barcodes. Key: 0 while it is moved on; 1, shared by who draws, while the server is given its number. */
  barcode: 9,
  /** Migrations. Key: 0. */
  migration: 10,
  /** The first filling of a database. Key: 0. */
  content: 11,
  /** Locks by which tests hold each other. */
  uji: 12,
  /** A whole backup is being made; of a session, so it dies with its process. Key: 0. */
  cadangan: 13,
  /** The dealings of one person in all shops, as they are added up for PPATK. Key: hash of each code of theirs, in its order. */
  orang: 14,
  /**
   * Work on an archive of WAL; of a session, so it dies with its process. Key: 0 while files are shipped, 1 while a
   * whole copy is made.
   */
  wal: 15,
  /** A close that waits for its turn; of a session, so it dies with its process. Key: its number, from 1 on; 0 while a number is drawn. */
  tutupTurn: 16,
} as const
