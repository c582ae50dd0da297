/** Environment in which the embedded backend hashes passwords by bcrypt's least cost, a fiftieth of its usual one. */
export const QUICK_PASSWORDS = { LITE_AUTH_BCRYPT_COST: '4' };
