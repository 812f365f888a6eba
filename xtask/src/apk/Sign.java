import com.android.apksig.ApkSigner;
import com.android.apksig.ApkVerifier;
import java.io.File;
import java.security.KeyStore;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.HexFormat;
import java.util.List;

/**
 * Signs an APK (v2 and v3) and verifies one.
 *
 * Sign.java sign UNSIGNED SIGNED MIN_API: the key is named by KEYSTORE, KEYSTORE_PASSWORD, KEY_ALIAS, KEY_PASSWORD.
 * Sign.java verify APK MIN_API: prints "v2", "v3", "certificate SHA-256" and "problem TEXT" lines.
 */
public class Sign {
    public static void main(String[] args) throws Exception {
        if (args[0].equals("sign")) sign(new File(args[1]), new File(args[2]), Integer.parseInt(args[3]));
        else verify(new File(args[1]), Integer.parseInt(args[2]));
    }

    static void sign(File unsigned, File signed, int minApi) throws Exception {
        char[] password = System.getenv("KEYSTORE_PASSWORD").toCharArray();
        KeyStore store = KeyStore.getInstance(new File(System.getenv("KEYSTORE")), password);
        String alias = System.getenv("KEY_ALIAS");
        if (!store.isKeyEntry(alias)) throw new IllegalArgumentException("no key is called " + alias);
        PrivateKey key = (PrivateKey) store.getKey(alias, System.getenv("KEY_PASSWORD").toCharArray());
        X509Certificate certificate = (X509Certificate) store.getCertificate(alias);
        var signer = new ApkSigner.SignerConfig.Builder("tabularium", key, List.of(certificate)).build();
        new ApkSigner.Builder(List.of(signer))
            .setInputApk(unsigned).setOutputApk(signed).setMinSdkVersion(minApi)
            .setV1SigningEnabled(false).setV2SigningEnabled(true).setV3SigningEnabled(true).setV4SigningEnabled(false)
            // The archive comes aligned; the signature must not move anything.
            .setAlignmentPreserved(true).build().sign();
    }

    static void verify(File apk, int minApi) throws Exception {
        ApkVerifier.Result result = new ApkVerifier.Builder(apk).setMinCheckedPlatformVersion(minApi).build().verify();
        if (result.isVerifiedUsingV2Scheme()) System.out.println("v2");
        if (result.isVerifiedUsingV3Scheme()) System.out.println("v3");
        for (X509Certificate certificate : result.getSignerCertificates()) {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(certificate.getEncoded());
            System.out.println("certificate " + HexFormat.of().formatHex(digest));
        }
        if (!result.isVerified()) System.out.println("problem not verified");
        for (var problem : result.getAllErrors()) System.out.println("problem " + problem);
    }
}
