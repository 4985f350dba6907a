/** A postal address, line by line. */
export function AddressLines({
  address,
}: {
  address: {
    recipient: string;
    isSchool: boolean;
    line1: string;
    line2: string | null;
    city: string;
    region: string;
    pin: string;
    phone: string;
  };
}) {
  const { recipient, isSchool, line1, line2, city, region, pin, phone } = address;
  return (
    <address className="grid wrap-anywhere not-italic">
      <span className="font-semibold">{recipient}</span>
      <span>{line1}</span>
      {line2 !== null && <span>{line2}</span>}
      <span>
        {city} {pin}
      </span>
      <span>{region}</span>
      <span>Phone {phone}</span>
      {isSchool && <span>The school&rsquo;s address</span>}
    </address>
  );
}
