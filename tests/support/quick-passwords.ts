/** Environment in which the embedded backend hashes passwords at bcrypt's lowest cost, a fiftieth of the usual one. */
export const QUICK_PASSWORDS = { LITE_AUTH_BCRYPT_COST: '4' };
