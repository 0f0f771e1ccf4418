/** Loaded by browsers that read no codes by themselves, when somebody wants to scan one. */
export { BarcodeDetector } from "qr/decode.js"
