import { z } from "zod";

/* What single fields of the content may be, in any file of it. */

export const words = z.string().trim().min(1);
export const whole = z.number().int().positive();
export const insideAddress = z
  .string()
  .regex(/^\/(?!\/)\S*$/, 'an address inside the shop, such as "/search"');
export const unslashedAddress = insideAddress.regex(
  /[^/]$/,
  "an address without a slash at its end",
);
export const linkPath = z.union([z.literal("github"), insideAddress], {
  error: 'an address inside the shop, such as "/search", or "github"',
});
export const email = z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "an e-mail address");
/** Its origin may stand in a policy: no sign that ends a source or an attribute. */
export const webAddress = z
  .string()
  .regex(
    /^https:\/\/[\p{L}\d.-]+(?::\d+)?(?:[/?#]\S*)?$/u,
    'an address that begins with "https://" and a host',
  );
export const siteAddress = z
  .string()
  .regex(
    /^https:\/\/[^\s/]+(?:\/\S*[^\s/])?$/,
    'an address such as "https://shop.example", without a slash at its end',
  );
export const addressWord = z
  .string()
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, "small letters, digits and hyphens: it stands in the address");
export const hexColour = z
  .string()
  .regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'a colour such as "#8f5230"');
