/** A new id for a message. crypto.randomUUID is missing on plain http away from localhost. */
export const freshId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 12)}`;
